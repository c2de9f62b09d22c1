/**
 * Columns in which words stay after their writer has changed or deleted them, and why. Every other copy is a reference
 * that is read when it is shown; `deleted-words.test.ts` searches all columns of all tables.
 */
export const keptWords: Readonly<Record<string, string>> = {
  'chat_originals.text': 'what was said before an edit or deletion, for disputes; no route reads it',
  'chat_files.name': 'which files a deleted message had, for disputes; no route reads it',
  'files.name': 'a file of a deleted message is its owner’s, who sees it until they remove it',
  'outbox_messages.body': 'a mail in the post; cleared once it is sent',
  'outbox_messages.html': 'a mail in the post; cleared once it is sent',
};
