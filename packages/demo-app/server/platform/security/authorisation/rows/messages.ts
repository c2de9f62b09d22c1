import { newId } from '../../../../dev/testing/market-scene.ts';
import { ofDeal } from './deals.ts';
import { type Input, type Rows, none, ofAuthor, ofBoth, ofWorker } from './row.ts';

const ofRoom = (more: Input) =>
  ofBoth('a conversation', { roomId: none }, ({ roomId }) => ({ roomId, ...more }));
const ofMessage = (more: Input) =>
  ofWorker('a message', { messageId: none }, ({ roomId, messageId }) => ({ roomId, messageId, ...more }));

const ofTheirMessage = (more: Input) => ({
  ...ofAuthor('the other’s message', { targetId: none }, ({ messageId: targetId }) => ({
    target: 'MESSAGE',
    targetId,
    ...more,
  })),
  free: ['targetId'],
});

export const messageRows: Rows = {
  '/chat/open-room': [
    ofDeal({}),
    ofBoth('an application', { applicationId: none }, ({ applicationId }) => ({ applicationId })),
  ],
  '/chat/rooms-list': 'own',
  '/chat/messages-list': ofRoom({}),
  '/chat/search-messages': 'own',
  '/chat/send-message': ofRoom({ clientId: newId(), type: 'TEXT', text: 'Chào em' }),
  '/chat/edit-message': ofMessage({ text: 'Chào em nhé' }),
  '/chat/delete-message': ofMessage({}),
  '/chat/mark-read': ofRoom({ upToSeq: 0 }),

  '/report/add-report': ofTheirMessage({ reason: 'SPAM' }),
  '/report/report-info': ofTheirMessage({}),
  '/support/send-contact': 'open',
};
