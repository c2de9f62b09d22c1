import type { Quote } from '@keo/core';
import { useChatTexts } from './use-chat-texts.ts';

export type QuoteBoxProps = {
  quote: Quote;
  name: string;
  onGo?: () => void;
};

export function QuoteBox({ quote, name, onGo }: QuoteBoxProps) {
  const t = useChatTexts();
  const words = (
    <>
      <strong>{name}</strong>
      <span className="keo-quote__words">{quote.isDeleted ? t('chat.deleted') : quote.text}</span>
    </>
  );
  if (!onGo) return <div className="keo-quote">{words}</div>;
  return (
    <button type="button" className="keo-quote" onClick={onGo}>
      <span className="keo-unseen">{t('chat.goTo')}: </span>
      {words}
    </button>
  );
}
