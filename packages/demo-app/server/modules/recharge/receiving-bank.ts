/** The account that recharges are transferred to, and the secrets of its callbacks. */
export type ReceivingBank = {
  /** Null where none is configured: then nobody can recharge. */
  account: { bin: string; accountNo: string; name: string } | null;
  /** By provider; two secrets during a rotation. A provider without one is absent. */
  secrets: Readonly<Record<string, readonly string[]>>;
};

/** The demo's account, which exists at no bank. */
export const sandboxAccount = { bin: '970436', accountNo: '0123456789012', name: 'CONG TY KEO SANDBOX' };
