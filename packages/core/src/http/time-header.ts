/** Of each answer: the server's time in ms since the epoch. */
export const timeHeader = { name: 'keo-time' } as const;
