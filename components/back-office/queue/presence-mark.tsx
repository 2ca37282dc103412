'use client';

import { useQueue } from './queue-context';

const FORMAT = new Intl.ListFormat('de', { type: 'conjunction' });

/** Says that a colleague has the request open right now. */
export function PresenceMark({ requestId }: { requestId: string }) {
  const names = useQueue().others[requestId];
  if (!names) return null;
  return (
    <p className="text-sm font-semibold text-brick-text">
      {FORMAT.format(names)} {names.length === 1 ? 'hat' : 'haben'} dies offen
    </p>
  );
}
