import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { ChatButton, Sheet, Skeleton, useChatTexts } from '@keo/react';
import { loadOnceHeard } from '../../build/load-once-heard.ts';
import { chatSearch } from '../../routes/search.schema.ts';
import { useOpenChat } from '../../routes/use-open-chat.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';

/** The value of `?chat=` for the list. */
const all = 'all';

const Conversations = lazy(async () => ({
  default: (await loadOnceHeard(() => import('./conversations.tsx'))).Conversations,
}));

/** The header's button, and what `?chat=` opens over any page: one room or all of them. */
export function ChatDoor() {
  const t = useChatTexts();
  const { chat } = usePageSearch(chatSearch);
  const navigate = useNavigate();
  const { history } = useRouter();
  const open = useOpenChat();
  // When opened from here, it is one history entry above the page, and Back closes it.
  const isAbove = useRef(false);
  useEffect(() => {
    if (chat === undefined) isAbove.current = false;
  }, [chat]);
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
          <Suspense fallback={<Skeleton shape="block" height={320} />}>
            <Conversations roomId={chat === all ? null : chat} onOpen={turnTo} onList={() => turnTo(all)} />
          </Suspense>
        )}
      </Sheet>
    </>
  );
}
