declare module 'game-icon:*' {
  /** Outline in a square of 512. */
  const outline: string
  export default outline
}
