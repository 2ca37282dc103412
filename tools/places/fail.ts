export function fail(message: string): never {
  console.error(`Places: ${message}`);
  process.exit(1);
}
