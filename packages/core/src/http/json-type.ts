/** Apart from the other content types, which few clients need. */
export const jsonType = 'application/json; charset=utf-8';
