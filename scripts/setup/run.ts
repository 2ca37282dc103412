import { spawn } from 'node:child_process';

export interface RunOptions {
  env?: Record<string, string>;
  show?: boolean | 'stderr';
  cwd?: string;
  signal?: AbortSignal;
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Ends the process with 1 and a sentence for wrong arguments or a failure. */
export async function obey<Wanted>(command: {
  usage: string;
  readArguments: () => Wanted;
  failure: string;
  run: (wanted: Wanted) => Promise<void>;
}): Promise<void> {
  let wanted: Wanted;
  try {
    wanted = command.readArguments();
  } catch (error) {
    console.error(`${messageOf(error)}\n${command.usage}`);
    process.exitCode = 1;
    return;
  }
  await command.run(wanted).catch((error: unknown) => {
    console.error(`${command.failure} ${messageOf(error)}`);
    process.exitCode = 1;
  });
}

export function printLine(line: string): void {
  console.log(`› ${line}`);
}

const stages: { name: string; seconds: string }[] = [];

export async function stage<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  printLine(`${name} …`);
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  stages.push({ name, seconds });
  printLine(`${name}: done in ${seconds} s`);
  return result;
}

export function stageTable(): string {
  const rows = [...stages, { name: 'All in all', seconds: (performance.now() / 1000).toFixed(1) }];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, seconds }) => `${name.padEnd(width)}  ${seconds.padStart(7)} s`)
    .join('\n');
}

/**
 * Resolves to exit code and output. `show` prints the output as it comes, `show: 'stderr'` only that stream.
 * A `signal` ends the command with SIGTERM, not SIGINT: Ctrl+C reaches it anyway, and a second SIGINT would
 * cut its end short.
 */
export function execute(
  command: string,
  args: string[],
  { env, show = false, cwd, signal }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      signal,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm is a script (npm.cmd) on Windows, which only a shell can start.
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    const take = (target: NodeJS.WriteStream, shown: boolean) => (chunk: Buffer) => {
      output += chunk;
      if (shown) target.write(chunk);
    };
    child.stdout.on('data', take(process.stdout, show === true));
    child.stderr.on('data', take(process.stderr, Boolean(show)));
    let failure: Error | undefined;
    child.on('error', (error) => {
      // A command ended by a signal still has to close; one that never ran does not close.
      failure = error;
      if (!child.pid) reject(error);
    });
    child.on('close', (code) => {
      if (failure) reject(failure);
      else resolve({ code: code ?? 1, output });
    });
  });
}

export async function must(command: string, args: string[], options?: RunOptions): Promise<string> {
  const { code, output } = await execute(command, args, options);
  if (code === 0) return output;
  if (!options?.show) console.error(output);
  throw new Error(`"${[command, ...args].join(' ')}" ended with code ${code}.`);
}

export function mustNode(args: string[], options?: RunOptions): Promise<string> {
  return must(process.execPath, args, options);
}
