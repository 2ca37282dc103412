import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/utils';

interface NoticeProps {
  title: string;
  children: ReactNode;
  drawing?: ReactNode;
  link: { href: string; label: string };
}

/** A full page load, because this page may be a document of its own. */
export function Notice({ title, children, drawing, link }: NoticeProps) {
  return (
    <div className="mx-auto max-w-2xl px-4 py-14 text-center sm:px-6 sm:py-20">
      {drawing && <div className="mx-auto w-56 sm:w-72">{drawing}</div>}
      <h1 className="mt-6 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-4 text-lg">{children}</p>
      <a className={cn(buttonVariants(), 'mt-8')} href={link.href}>
        {link.label}
      </a>
    </div>
  );
}
