/** Where the socket is unless told otherwise: with the API. Empty for an address on the page's own origin. */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');
