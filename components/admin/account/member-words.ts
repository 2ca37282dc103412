import type { EMPLOYEE_ROLES } from '@/lib/auth/employee';

const ROLE_WORDS: Record<(typeof EMPLOYEE_ROLES)[number], string> = {
  mitarbeiter: 'Mitarbeiter: bearbeitet Anfragen',
  redaktion: 'Redaktion: pflegt Texte, sieht keine Anfragen',
  leitung: 'Leitung: alles, auch Konten und Maklerbüros',
};

export const ROLE_OPTIONS = Object.entries(ROLE_WORDS).map(([value, label]) => ({ value, label }));

interface Shown {
  disabledAt: Date | null;
  mustChangePassword: boolean;
  secondFactorRequired: boolean;
  hasTotp: boolean;
  passkeys: number;
}

export function stateWords({ disabledAt, mustChangePassword }: Shown): string {
  if (disabledAt) return 'gesperrt';
  return mustChangePassword ? 'muss das Passwort ändern' : 'aktiv';
}

export function factorWords({ hasTotp, passkeys, secondFactorRequired }: Shown): string {
  const factors = [
    passkeys === 1 ? 'Passkey' : passkeys > 1 && `${passkeys}\u00a0Passkeys`,
    hasTotp && 'App',
  ].filter(Boolean);
  if (factors.length > 0) return `ja, ${factors.join(' und ')}`;
  return secondFactorRequired ? 'nein, aber verlangt' : 'nein';
}
