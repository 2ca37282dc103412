/** Ends the build with a message; nothing is written. */
export function fail(message: string): never {
  console.error(`Places: ${message}`);
  process.exit(1);
}
