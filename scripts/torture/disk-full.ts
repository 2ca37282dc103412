import { mountDisk, NO_DISK } from './disk';
import type { Ordeal } from './ordeal';
import { startPortal, tryStart } from './portal';
import { goThrough } from './recovery';

/** The disk under a SQLite file is full for 10 s, under 32 posters; then a start on a full one. */
export const run: Ordeal = async (context) => {
  const { databases, isShort, onEnd } = context;
  if (!databases.includes('sqlite')) return { rows: [], faults: [] };
  const disk = mountDisk(64);
  if (!disk) return { rows: NO_DISK, faults: [] };
  onEnd(disk.remove);
  const portal = await startPortal(disk.url);
  onEnd(portal.stop);
  const { rows, faults } = await goThrough({ url: portal.url, databaseUrl: disk.url }, context, {
    ...{ what: 'the disk is full', seconds: isShort ? 3 : 10 },
    leave: async () => {
      disk.fill();
      return disk.empty;
    },
  });
  await portal.stop();
  disk.fill();
  const { code, output, seconds } = await tryStart(disk.url);
  const isRefused = code === 1 && /could not be started.*disk/is.test(output);
  rows.push({
    what: 'a start on a full disk',
    'ends with': String(code),
    'after s': seconds.toFixed(1),
  });
  return { rows, faults: isRefused ? faults : [...faults, `A start on a full disk: ${output}`] };
};
