/** Whether this is `npm run test:long`: every journey in each size and language. */
export const isLong = process.env['KEO_TEST_LONG'] === '1';
