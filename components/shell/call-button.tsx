import { PhoneIcon } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/utils';

interface CallButtonProps {
  phoneHref: string;
  className?: string;
  short?: boolean;
}

export function CallButton({ phoneHref, className, short = false }: CallButtonProps) {
  return (
    <a
      className={cn(buttonVariants({ variant: 'outline', width: 'narrow' }), className)}
      href={phoneHref}
      aria-label="Jetzt kostenlos anrufen"
    >
      {/* From 64 to 68 rem the words just fit beside the navigation. */}
      <PhoneIcon className={short ? 'lg:max-[68rem]:hidden' : undefined} />
      {short && <span className="max-[23rem]:hidden min-[30rem]:hidden">Anrufen</span>}
      <span className={short ? 'hidden min-[30rem]:inline' : undefined}>
        Jetzt kostenlos anrufen
      </span>
    </a>
  );
}
