import { PageLink } from '@/components/ui/page-link';
import { routes } from '@/lib/routes';

interface CalculatorLink {
  name: string;
  title: string;
}

export function CalculatorLinks({ calculators }: { calculators: readonly CalculatorLink[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {calculators.map(({ name, title }) => (
        <li key={name} className="border-t border-line">
          <PageLink
            href={routes.calculator(name)}
            className="flex min-h-11 items-center font-semibold decoration-2 underline-offset-4 hover:underline"
          >
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
