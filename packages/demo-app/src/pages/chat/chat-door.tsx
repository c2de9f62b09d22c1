import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { ChatButton, ChatPanel, Sheet, useChatTexts } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';
import { chatSearch } from '../../routes/search.schema.ts';
import { useOpenChat } from '../../routes/use-open-chat.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';

/** In the address: all conversations. */
const all = 'all';

const jobLink = (slug: string, children: ReactNode) => (
  <PageLink to="/tasks/{slug}" params={{ slug }}>
    {children}
  </PageLink>
);

/** The button of the header, and over any page what `?chat=` names: one conversation or all of them. */
export function ChatDoor() {
  const t = useChatTexts();
  const { chat } = usePageSearch(chatSearch);
  const navigate = useNavigate();
  const { history } = useRouter();
  const open = useOpenChat();
  // What was opened from here stands one step above the page, and one step back leaves it.
  const isAbove = useRef(false);
  const show = () => {
    isAbove.current = true;
    open(all);
  };
  const turnTo = (next: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, chat: next }),
      replace: true,
      resetScroll: false,
    });
  const close = () => {
    const wasAbove = isAbove.current;
    isAbove.current = false;
    if (wasAbove) history.back();
    else turnTo(undefined);
  };
  return (
    <>
      <ChatButton onClick={show} aria-expanded={chat !== undefined} aria-haspopup="dialog" />
      <Sheet open={chat !== undefined} onClose={close} title={t('chat.title')} closeLabel={t('chat.close')}>
        {chat !== undefined && (
          <ChatPanel
            roomId={chat === all ? null : chat}
            onOpen={turnTo}
            onList={() => turnTo(all)}
            jobLink={jobLink}
          />
        )}
      </Sheet>
    </>
  );
}
