import { randomBytes, randomUUID } from 'node:crypto';

export type Account = {
  username: string;
  password: string;
  email: string;
  token: string;
  refreshToken: string;
};

type Tokens = { accessToken: string; refreshToken: string };

type Log = { id: string; isRead: boolean; action: string; metadata: { jobId?: string } };

/** What a script may do besides the browser: the sandbox, and calls of accounts. */
export type Api = {
  signUp(displayName?: string): Promise<Account>;
  /** Any call of an account, POST where there is a body; renews an expired token. */
  ask<Data>(account: Account, path: string, body?: object): Promise<Data>;
  notify(username: string, action?: string, metadata?: object): Promise<{ id: string }>;
  codeSentTo(recipient: string): Promise<string>;
  advanceClock(minutes: number): Promise<void>;
  getUnread(account: Account): Promise<number>;
  /** A transfer to Keo's bank account; returns its outcome. */
  transfer(
    content: string,
    amount: number,
    bankTxId?: string,
  ): Promise<{ outcome: string; reason: string; bankTxId: string }>;
  /** Money in the wallet, by a paid recharge. */
  fund(account: Account, amount: number): Promise<void>;
  /** A verified bank account in the user's own name, on hold for a day. */
  addCard(account: Account, card?: { bankBin: string; accountNo: string }): Promise<void>;
  /** The bank's answer to a withdrawal. */
  payout(withdrawId: string, outcome: 'PAY' | 'FAIL' | 'UNKNOWN' | 'REVERSE'): Promise<void>;
  /** Whether a token is still valid. */
  opens(token: string | undefined): Promise<boolean>;
  /** The account's user. */
  me(account: Account): Promise<{ id: string }>;
  listLogs(account: Account): Promise<Log[]>;
  /** A partner's backend with its key: returns the status of each call. */
  partner(name: string): Promise<(path: string, body: object) => Promise<number>>;
  /** Verifies the account's e-mail, which publishing requires. */
  verify(account: Account): Promise<void>;
  /** Publishes a job of the account, a project by default. */
  postJob(
    account: Account,
    job: { title: string } & Record<string, unknown>,
  ): Promise<{ id: string; slug: string }>;
  /** Takes a slot of a quick job and submits its only proof. */
  work(account: Account, work: { jobId: string; text: string }): Promise<void>;
  apply(
    account: Account,
    application: { jobId: string; coverLetter: string; bid?: number },
  ): Promise<{ id: string }>;
};

/** A valid job; a test changes what it is about. */
const plainJob = {
  kind: 'PROJECT',
  description: 'Cần logo, bảng màu và bao bì cho một tiệm mỹ phẩm thiên nhiên nhỏ ở Đà Lạt.',
  categorySlug: 'thiet-ke',
  price: 6_500_000,
  conditions: [{ title: 'Bộ logo hoàn chỉnh', accept: { types: ['FILE'], minFiles: 1 } }],
};

export const password = 'một mật khẩu dài';

export function createApi(origin: string, address: string): Api {
  async function call<Data>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    token?: string,
  ): Promise<Data> {
    const response = await fetch(`${origin}/au/api/${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: { code: number; msg: string; data: Data } = await response.json();
    if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.msg}`);
    return answer.data;
  }
  async function codeSentTo(recipient: string): Promise<string> {
    const { list } = await call<{ list: { code: string | null }[] }>(
      'GET',
      `sandbox/outbox?to=${encodeURIComponent(recipient)}`,
    );
    const code = list.find((message) => message.code !== null)?.code;
    if (!code) throw new Error(`No code was sent to ${recipient}.`);
    return code;
  }
  return {
    async signUp(displayName = 'Trần Thị Thử') {
      const username = `e2e.${randomBytes(4).toString('hex')}`;
      const email = `${username}@keo.example`;
      const { accessToken: token, refreshToken } = await call<Tokens>('POST', 'user/register', {
        username,
        email,
        password,
        displayName,
        acceptTerms: true,
      });
      return { username, password, email, token, refreshToken };
    },
    async ask<Data>(account: Account, path: string, body?: object) {
      const send = () => call<Data>(body ? 'POST' : 'GET', path, body, account.token);
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith(`${path}: 401`)) throw error;
        const { refreshToken } = account;
        const fresh = await call<Tokens>('POST', 'user/refresh-token', { refreshToken });
        Object.assign(account, { token: fresh.accessToken, refreshToken: fresh.refreshToken });
        return send();
      }
    },
    notify: (username, action = 'PROOF_EVIDENCE_SUBMITTED', metadata = {}) =>
      call('POST', 'sandbox/notify', { username, action, metadata }),
    codeSentTo,
    async partner(name) {
      const { key, secret } = await call<{ key: string; secret: string }>('POST', 'sandbox/add-partner', {
        name,
        origins: [origin],
      });
      const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
      const headers = { 'x-forwarded-for': address, 'content-type': 'application/json', authorization };
      return async (path, body) => {
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await fetch(`${origin}/au/api/${path}`, init)).status;
      };
    },
    async advanceClock(minutes) {
      await call('POST', 'sandbox/advance-clock', { minutes });
    },
    transfer: (content, amount, bankTxId) =>
      call('POST', 'sandbox/bank-transfer', { content, amount, ...(bankTxId && { bankTxId }) }),
    async fund({ token }, amount) {
      const order = { amount, method: 'VIETQR', requestId: randomUUID() };
      const { code } = await call<{ code: string }>('POST', 'recharge/create-recharge', order, token);
      const { outcome } = await this.transfer(code, amount);
      if (outcome !== 'CREDITED') throw new Error(`The transfer was not credited: ${outcome}`);
    },
    async addCard({ token, email }, place = { bankBin: '970436', accountNo: '1023456789' }) {
      const card = { ...place, accountName: 'TRAN THI THU' };
      const { id: cardId } = await call<{ id: string }>('POST', 'bank-card/add-bank-card', card, token);
      const code = await this.codeSentTo(email);
      await call('POST', 'bank-card/verify-bank-card', { cardId, code }, token);
    },
    async payout(withdrawId, outcome) {
      await call('POST', 'sandbox/bank-payout', { withdrawId, outcome });
    },
    getUnread: async (account) =>
      (await call<{ unread: number }>('GET', 'user/info', undefined, account.token)).unread,
    opens: (token) =>
      call('GET', 'user/info', undefined, decodeURIComponent(token ?? '')).then(
        () => true,
        (error: Error) => {
          if (!error.message.startsWith('user/info: 401')) throw error;
          return false;
        },
      ),
    me: (account) => call('GET', 'user/info', undefined, account.token),
    listLogs: async (account) =>
      (
        await call<{ list: Log[] }>(
          'GET',
          'jobdeallog/jobs-my-deal-logs-list?pageNum=1&pageSize=100',
          undefined,
          account.token,
        )
      ).list,
    async verify({ email, token }) {
      await call('POST', 'user/send-email', { email, purpose: 'VERIFY_EMAIL' });
      await call('POST', 'user/verify-email', { code: await codeSentTo(email) }, token);
    },
    apply: ({ token }, application) => call('POST', 'job-application/apply-job', application, token),
    async work({ token }, { jobId, text }) {
      const taking = { jobId, mode: 'TAKE' };
      const deal = await call<{ id: string; proofs: { id: string }[] }>(
        'POST',
        'job-deal/job-deal-init-proposal',
        taking,
        token,
      );
      const proof = {
        dealId: deal.id,
        kind: 'EVIDENCE',
        proofId: deal.proofs[0]?.id,
        fileIds: [],
        text,
        submit: true,
      };
      await call('POST', 'job-proof/add-jobs-history-proof', proof, token);
    },
    async postJob({ token }, job) {
      const draft = { ...plainJob, ...job };
      const { id } = await call<{ id: string }>('POST', 'job/create-job', draft, token);
      return call('POST', 'job/publish-job', { jobId: id, requestId: randomUUID() }, token);
    },
  };
}
