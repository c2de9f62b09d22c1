/** Default origin of the socket: that of the API, empty for the page's own. */
export function getOrigin(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}
