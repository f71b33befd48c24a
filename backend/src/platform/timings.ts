/**
 * Deadlines of the product in milliseconds: after one, it gives up or takes another way. Intervals at which it looks for work stand beside
 * that work; none of them decides whether something fails. Only the interval of work that keeps a processor busy is here, so that tests
 * slow it down too.
 */
const DEADLINES_MS = {
  /** PostgreSQL ends a statement (docs/reliability.md). */
  statement: 5_000,
  /** A connection without an answer is closed. Longer than `statement`, so that a reachable server reports the error itself. */
  databaseAnswer: 6_000,
  databaseConnection: 4_000,
  /** A request that has not committed its change by then is given up, however slowly the database answers each statement. */
  change: 10_000,
  /** An abandoned transaction releases its locks. */
  idleInTransaction: 10_000,
  /** Confirmation that no notification is missing; without one, nothing is answered from memory. */
  notifications: 1_000,
  /** Age up to which a confirmation counts. */
  confirmed: 900,
  /** Readiness waits for PostgreSQL, and a health report for its figures about work. */
  databaseHealth: 3_000,
  workHealth: 1_000,
  /** A response from memory is made again, for content that changes with time (the age of a notice) and for visit counters. */
  cachedResponse: 5_000,
  /** A search waits for the index, then SQL answers. */
  indexCatchUp: 50,
  /** A read waits for the replica to contain the changes, then the primary answers. */
  replicaCatchUp: 100,
  replicaAnswer: 1_500,
  /** A worker without a heartbeat counts as dead: several intervals of the heartbeat. */
  heartbeat: 10_000,
  redisCommand: 5_000,
  /** A costly request waits for its turn, and is refused if no other ends meanwhile: a database that hangs is noticed early. */
  turn: 8_000,
  searchStall: 2_000,
  mapStall: 4_000,
  /** An inquiry keeps its turn while it waits for its mail. */
  writeStall: 6_000,
  passwordTurn: 5_000,
  downloadTurn: 8_000,
  /** A client without a byte, and a whole request. */
  clientSilence: 30_000,
  wholeRequest: 300_000,
  /** The rest of a refused upload is read, so that the client reads the refusal. */
  refusedUpload: 20_000,
  /** Answers under way when the process stops; together with `shutdown` less than the 25 s of docs/operations.md. */
  lastAnswers: 18_000,
  lastConnections: 2_000,
  lastRequests: 1_000,
  lastJobs: 20_000,
  lastSpans: 2_000,
  shutdown: 23_000,
  mailConnection: 5_000,
  mailGreeting: 5_000,
  mailSilence: 15_000,
  /** An attempt to send a message; shorter than its lease, so that two senders never process one message. */
  mailAttempt: 30_000,
  mailLease: 60_000,
  /** An answer waits for the outcome of one message, or of the first of many. */
  mailOutcome: 4_000,
  mailingOutcome: 10_000,
  /** A stream of news ends and the browser connects again, so that an ended session receives nothing more. */
  liveStream: 60_000,
  bucket: 10_000,
  geocoder: 3_000,
  geocoderTurn: 2_000,
  dollarSource: 1_250,
  /** An outside calendar with its redirects. */
  calendar: 10_000,
  /** Processor time to read one. */
  calendarText: 1_000,
  /** Between two batches of pictures of links. */
  shareCards: 20_000,
  /** Between two batches of photos that get another mark. */
  photoMarks: 10_000,
} as const;

export type Deadline = keyof typeof DEADLINES_MS;

/**
 * Milliseconds of a deadline. Settings that only tests have multiply it: SLOWNESS all of them, so that a slow machine makes a test slow, not
 * red, and SLOWNESS_ with its name the one that a test waits for.
 */
export function deadlineMs(name: Deadline): number {
  return DEADLINES_MS[name] * Number(process.env[`SLOWNESS_${name}`] || process.env.SLOWNESS || 1);
}
