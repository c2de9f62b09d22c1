import type { Quote } from '@keo/core';
import { useChatTexts } from './use-chat-texts.ts';

export type QuoteBoxProps = {
  quote: Quote;
  /** Whose words they are. */
  name: string;
};

/** What a message answers. */
export function QuoteBox({ quote, name }: QuoteBoxProps) {
  const t = useChatTexts();
  return (
    <blockquote className="keo-quote">
      <strong>{name}</strong>
      <span className="keo-quote__words">{quote.isDeleted ? t('chat.deleted') : quote.text}</span>
    </blockquote>
  );
}
