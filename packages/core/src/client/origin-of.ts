/** Default origin of the socket: that of the API, empty for the page's own. */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');
