/** In a file apart from the other content types, which few clients send. */
export const jsonType = 'application/json; charset=utf-8';
