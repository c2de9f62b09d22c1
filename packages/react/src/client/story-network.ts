import {
  FAILS_EVERY_OTHER,
  type Misbehaviour,
  OFFLINE,
  OVERDUE_ONCE,
  SERVER_ERROR,
  onceSignedIn,
} from '@keo/core/testing';

export function getNetwork(globals: Readonly<Record<string, unknown>>): {
  latency?: number;
  misbehaviours?: readonly Misbehaviour[];
} {
  switch (String(globals['network'])) {
    case 'slow':
      return { latency: 1500 };
    case 'offline':
      return { misbehaviours: [onceSignedIn(OFFLINE)] };
    case 'overdue':
      return { misbehaviours: [OVERDUE_ONCE()] };
    case '500':
      return { misbehaviours: [onceSignedIn(SERVER_ERROR)] };
    case 'flaky':
      return { misbehaviours: [FAILS_EVERY_OTHER()] };
    default:
      return {};
  }
}
