/**
 * A connection without a complete head of a request on it is closed after this time, without an
 * answer: Bun gives no say before the head is complete. It counts in steps of four seconds, so the
 * end comes after 8 to 12 seconds.
 */
export const idleSeconds = 10;

/**
 * Longer than any operation takes: the test of a webhook waits 15 seconds for its receiver. Bun
 * keeps it for the connection, which may then be idle for as long before the next request.
 */
export const answerSeconds = 60;
