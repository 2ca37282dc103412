'use client';

import { useState } from 'react';
import { whenWeCall } from '@/lib/requests/forms/callback/time-labels';

interface CallbackPromiseProps {
  /** Wire value; empty: as soon as possible */
  slot: string;
  phone: string;
}

/** When we call, and under which number, so that a wrong one is noticed. */
export function CallbackPromise({ slot, phone }: CallbackPromiseProps) {
  const [promise] = useState(() => whenWeCall(slot, new Date()));
  return (
    <>
      <p>{promise}</p>
      <p className="mt-2">
        Wir wählen <strong className="wrap-anywhere">{phone}</strong>. Stimmt etwas nicht, bitten
        Sie einfach noch einmal um Rückruf.
      </p>
    </>
  );
}
