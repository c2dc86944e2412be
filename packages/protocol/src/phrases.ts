/** What can be said with one touch; everybody reads it in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'oops',
  'thinking',
  'yourTurn',
  'hurry',
  'backSoon',
  'again',
  'goodbye',
] as const
