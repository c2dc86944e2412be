/** Upper ends of the buckets of histograms, in seconds. */
export const ANSWER_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
export const HTTP_BUCKETS = [0.0025, 0.01, 0.025, 0.1, 0.25, 1, 5]
export const BOT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30]
export const DATABASE_BUCKETS = [0.00025, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1, 5]
