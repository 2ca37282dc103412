import { LogoMark } from '@/components/illustrations/logo-mark';
import { routes } from '@/lib/routes';
import { PageLink } from '@/components/ui/page-link';

export function Logo({ name }: { name: string }) {
  return (
    <PageLink
      href={routes.home}
      className="flex min-h-11 items-center gap-2.5 rounded-md font-serif text-xl font-semibold tracking-tight"
    >
      <LogoMark className="size-8" />
      {name}
    </PageLink>
  );
}
