/** A stored message as the server lists it. */
export type StoredMessage = { seq: number; text: string; clientId: string };

/** One side of a room that sends numbered messages as fast as they are taken. */
export type ChatSide = {
  readonly name: string;
  /** The texts that were sent, in their order. */
  readonly sent: readonly string[];
  /** How many of them the server has acknowledged. */
  stored(): number;
  /** Sends more while fewer than a few are on their way, until there are `total`. */
  pump(total: number): void;
  /** Loads older pages; whether the list holds `count` messages, from the first. */
  isWhole(count: number): boolean | Promise<boolean>;
  /** Fails where the side's list is another than the stored one. */
  expectList(stored: readonly StoredMessage[]): Promise<void>;
};

/** Messages that one side has on their way at a time. */
export const onTheWay = 4;

/** What a side needs: its node's address, its room, and how its user signs in. */
export type ChatSideOf = { name: string; origin: string; roomId: string };
