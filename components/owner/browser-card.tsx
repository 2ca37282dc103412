import { buttonVariants } from '@/components/ui/button';
import { formatDate } from '@/lib/platform/format/date';
import { cn } from '@/lib/utils';

interface BrowserCardProps {
  title: string;
  createdAt: Date;
  /** Opens it */
  href: string;
}

/** The request that this browser has sent. */
export function BrowserCard({ title, createdAt, href }: BrowserCardProps) {
  return (
    <section
      aria-labelledby="in-diesem-browser"
      className="mt-8 rounded-lg border border-edge bg-surface p-5 sm:flex sm:items-center sm:justify-between sm:gap-6 sm:p-6"
    >
      <div>
        <h2 id="in-diesem-browser" className="text-xl sm:text-2xl">
          Ihre {title} vom {formatDate(createdAt)}
        </h2>
        <p className="mt-1 text-muted">In diesem Browser gesendet.</p>
      </div>
      {/* Not fetched ahead: opening it makes a link. */}
      <a href={href} className={cn(buttonVariants({ variant: 'accent' }), 'mt-4 shrink-0 sm:mt-0')}>
        Öffnen
      </a>
    </section>
  );
}
