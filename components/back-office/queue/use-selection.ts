'use client';

import { useState } from 'react';
import type { Selected } from './queue-context';

/** Which requests of a list are selected. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, Selected>>(new Map());

  function select(requests: readonly Selected[], isSelected: boolean) {
    setSelected((before) => {
      const next = new Map(before);
      for (const request of requests) {
        if (isSelected) next.set(request.id, request);
        else next.delete(request.id);
      }
      return next;
    });
  }

  return { selected, select };
}
