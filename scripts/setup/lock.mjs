// @ts-check
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;
/** Milliseconds after which the process of a guard must have died. */
const GUARD_MS = 10_000;

/** Other files with our process id are from an earlier process. @type {Set<string>} */
const held = new Set();

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {string} file */
function isLeftBehind(file) {
  let holder;
  try {
    holder = Number(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
  if (holder === process.pid) return !held.has(file);
  return holder !== 0 && !isAlive(holder);
}

/** One process at a time: another might have taken the lock in between. @param {string} file */
function removeIfLeftBehind(file) {
  const guard = `${file}.takeover`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const made = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > GUARD_MS) rmSync(guard, { recursive: true, force: true });
    return false;
  }
  try {
    const leftBehind = isLeftBehind(file);
    if (leftBehind) rmSync(file, { force: true });
    return leftBehind;
  } finally {
    rmdirSync(guard);
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    held.add(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // On a full disk the file is created without a process id, and would never be released.
    rmSync(file, { force: true });
    throw error;
  }
}

/**
 * One process at a time does `work`; the lock of a dead process is taken over. `onWait` is called once if
 * another process has the lock.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let waited = false;
  while (!take(file)) {
    if (isLeftBehind(file) && removeIfLeftBehind(file)) continue;
    if (!waited) onWait();
    waited = true;
    await pause(POLL_MS);
  }
  try {
    return await work();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
}
