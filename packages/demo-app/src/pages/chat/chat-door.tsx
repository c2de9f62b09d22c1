import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Sheet, Skeleton } from '@keo/react';
import { ChatButton, useChatTexts } from '@keo/react/marketplace';
import { optionalPart } from '../../build/optional-part.tsx';
import { chatSearch } from '../../routes/search.schema.ts';
import { useOpenChat } from '../../routes/use-open-chat.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';

const all = 'all';

const Conversations = optionalPart(async () => (await import('./conversations.tsx')).Conversations, {
  waiting: <Skeleton shape="block" height={320} />,
});

/** The chat button, and the sheet that `?chat=` opens over any page. */
export function ChatDoor() {
  const t = useChatTexts();
  const { chat } = usePageSearch(chatSearch);
  const turn = useTurnPage<typeof chatSearch>();
  const { history } = useRouter();
  const open = useOpenChat();
  // Opened by the button it has its own history entry, so Back closes it.
  const isAbove = useRef(false);
  useEffect(() => {
    if (chat === undefined) isAbove.current = false;
  }, [chat]);
  const show = () => {
    isAbove.current = true;
    open(all);
  };
  const turnTo = (next: string | undefined) => void turn({ chat: next }, { replace: true, keep: true });
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
          <Conversations roomId={chat === all ? null : chat} onOpen={turnTo} onList={() => turnTo(all)} />
        )}
      </Sheet>
    </>
  );
}
