/** What a JSON body says it is, always. Apart from the others, which few clients ever send. */
export const jsonType = 'application/json; charset=utf-8';
