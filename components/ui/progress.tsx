import { cn } from '@/lib/utils';

interface ProgressProps {
  value: number;
  min?: number;
  max: number;
  text: string;
  className?: string;
}

export function ProgressBar({ value, min = 0, max, text, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label="Fortschritt"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={cn(
        'forced-color-adjust-none h-1.5 overflow-hidden rounded-full bg-sand',
        className,
      )}
    >
      <div
        className="h-full origin-left rounded-full bg-petrol transition-transform duration-300"
        style={{ transform: `scaleX(${value / max})` }}
      />
    </div>
  );
}
