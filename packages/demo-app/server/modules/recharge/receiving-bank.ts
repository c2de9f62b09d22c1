export type ReceivingBank = {
  /** Null: not configured, nobody can recharge. */
  account: { bin: string; accountNo: string; name: string } | null;
  /** By provider; two during a rotation. A provider without secrets is absent. */
  secrets: Readonly<Record<string, readonly string[]>>;
};

/** Exists at no bank. */
export const sandboxAccount = { bin: '970436', accountNo: '0123456789012', name: 'CONG TY KEO SANDBOX' };
