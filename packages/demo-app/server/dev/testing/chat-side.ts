/** As the server lists it. */
export type StoredMessage = { seq: number; text: string; clientId: string };

/** Sends numbered messages as fast as they are acknowledged. */
export type ChatSide = {
  readonly name: string;
  /** In order. */
  readonly sent: readonly string[];
  /** How many are acknowledged. */
  stored(): number;
  /** Sends more while fewer than a few are on their way, up to `total`. */
  pump(total: number): void;
  /** Loads older pages; whether the list has `count` messages, from the first. */
  isWhole(count: number): boolean | Promise<boolean>;
  /** Fails where the side's list differs from the stored one. */
  expectList(stored: readonly StoredMessage[]): Promise<void>;
};

/** Unacknowledged messages of a side. */
export const onTheWay = 4;

export type ChatSidePlace = { name: string; origin: string; roomId: string };
