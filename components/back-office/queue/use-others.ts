'use client';

import { useEffect, useState } from 'react';
import { call } from '@/lib/platform/http/client';
import { employeeRoutes } from '@/lib/employee-routes';
import { useRegularly } from '../news/use-regularly';

/** Milliseconds between two notes: whoever has gone is gone after half a minute. */
const INTERVAL = 10_000;

type Others = Record<string, string[]>;

/** @returns nothing where nobody answers: what is not known is not claimed */
async function say(open: string | undefined): Promise<Others> {
  try {
    const body = { open: open ?? null };
    return (await call<{ others: Others }>(employeeRoutes.presence, { method: 'POST', body }))
      .others;
  } catch {
    return {};
  }
}

/** Says again and again which request is open here, and hears which ones colleagues have open. */
export function useOthers(openId: string | undefined): Others {
  const [others, setOthers] = useState<Others>({});
  useRegularly(async () => setOthers(await say(openId)), INTERVAL);
  useEffect(() => {
    let isOver = false;
    void say(openId).then((answer) => isOver || setOthers(answer));
    return () => {
      isOver = true;
    };
  }, [openId]);
  return others;
}
