import { Button } from '@/components/ui/button';
import { QUERY_LIMIT } from '@/lib/prices/query';

interface ComparisonFormProps {
  /** Of the page of the place that is compared */
  path: string;
  /** What was typed before */
  query?: string;
}

/** Asks for the place to compare with; a plain form, so that it needs no script. */
export function ComparisonForm({ path, query = '' }: ComparisonFormProps) {
  return (
    <form action={path} className="max-w-xl">
      <label htmlFor="mit" className="font-semibold">
        Mit einem anderen Ort vergleichen
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="mit"
          name="mit"
          key={query}
          defaultValue={query}
          maxLength={QUERY_LIMIT}
          autoComplete="off"
          placeholder="Ort oder Postleitzahl"
          className="min-h-12 w-full min-w-0 grow rounded-md border border-edge bg-surface px-4 placeholder:text-muted"
        />
        <Button type="submit" variant="outline" width="narrow" className="shrink-0">
          Vergleichen
        </Button>
      </div>
    </form>
  );
}
