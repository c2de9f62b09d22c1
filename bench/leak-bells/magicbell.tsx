import Provider from '@magicbell/react/context-provider';
import FloatingInbox from '@magicbell/react/floating-inbox';

/** MagicBell decodes its token in the page; the mock server takes it as the user's name. */
const getToken = (user: string) =>
  `${user}.${btoa(JSON.stringify({ api_key: 'pk', user_external_id: user }))}.s`;

export const Bell = ({ user }: { user: string }) => (
  <Provider
    token={getToken(user)}
    baseUrl={`${location.origin}/magicbell`}
    socketUrl={`ws://${location.host}`}
  >
    <FloatingInbox />
  </Provider>
);
