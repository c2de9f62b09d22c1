/** The account that money is transferred to, and what the callbacks about it are signed with. */
export type ReceivingBank = {
  /** Null where none is set: nobody can recharge then. */
  account: { bin: string; accountNo: string; name: string } | null;
  /** By the name of the provider; two while one takes the other's place. A provider without any is not there. */
  secrets: Readonly<Record<string, readonly string[]>>;
};

/** The demo's own account; money that is sent there goes nowhere, for no bank has it. */
export const sandboxAccount = { bin: '970436', accountNo: '0123456789012', name: 'CONG TY KEO SANDBOX' };
