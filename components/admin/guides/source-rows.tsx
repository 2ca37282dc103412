'use client';

import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import type { FormValues } from '@/lib/platform/form-state';
import { SOURCE_PARTS, sourceField } from '@/lib/guides/editing/form-values';
import { MOST_SOURCES } from '@/lib/guides/editing/limits';

const LABELS = {
  title: 'Titel',
  publisher: 'Herausgeber',
  url: 'Adresse',
  date: 'Datum',
} as const;

interface SourceRowsProps {
  values: FormValues;
  errors: Record<string, string>;
}

const rowsIn = (values: FormValues) =>
  Math.min(
    MOST_SOURCES,
    2 +
      Math.max(
        -1,
        ...Object.keys(values)
          .flatMap((name) => /^sources\.(\d+)\./.exec(name)?.[1] ?? [])
          .map(Number),
      ),
  );

export function SourceRows({ values, errors }: SourceRowsProps) {
  const [rows, setRows] = useState(() => rowsIn(values));
  return (
    <fieldset className="mt-4">
      <legend className="text-xl font-semibold">Quellen</legend>
      <p className="mt-1 text-muted">
        Datum als Jahr, Jahr-Monat oder Jahr-Monat-Tag. Eine Zeile ohne Angaben zählt nicht.
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <fieldset key={row} className="mt-4 border-t border-line pt-3">
          <legend className="sr-only">{`Quelle ${row + 1}`}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {SOURCE_PARTS.map((part) => {
              const name = sourceField(row, part);
              return (
                <Field
                  key={name}
                  name={name}
                  label={
                    <>
                      {LABELS[part]}
                      <span className="sr-only"> der Quelle {row + 1}</span>
                    </>
                  }
                  defaultValue={values[name] ?? ''}
                  error={errors[name]}
                  autoComplete="off"
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      {rows < MOST_SOURCES && (
        <Button variant="outline" className="js-only" onClick={() => setRows(rows + 1)}>
          Weitere Quelle
        </Button>
      )}
    </fieldset>
  );
}
