/** What a partner's own server and page have. */
declare const key: string;
declare const secret: string;
declare const Buffer: { from(text: string): { toString(encoding: 'base64'): string } };
type Handler = (request: { session: { userId: string } }, response: { json(body: unknown): void }) => void;
declare const app: { post(path: string, handler: Handler): void };

declare module 'https://*/embed/v1/keo.js' {
  export { mount } from '@keo/react/embed';
}
