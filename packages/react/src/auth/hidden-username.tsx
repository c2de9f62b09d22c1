/** So that a password manager knows whose password a form asks for. */
export const HiddenUsername = ({ username }: { username: string }) => (
  <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
);
