import { randomUUID } from 'node:crypto';
import type { Employee } from '@/lib/auth/employee';
import { openSession } from '@/lib/auth/session/service';
import { sessionCookie } from '@/lib/auth/token';
import { database } from '@/lib/platform/db/client';

interface Given {
  role?: string;
  name?: string;
  disabledAt?: Date;
}

export async function storedEmployee(given: Given = {}): Promise<Employee> {
  const db = await database();
  return db.employee.create({
    data: { email: `${randomUUID()}@portal.example`, name: 'Erika', passwordHash: '', ...given },
    select: { id: true, email: true, name: true, role: true },
  });
}

export async function loggedIn({ id }: Pick<Employee, 'id'>): Promise<{ cookie: string }> {
  const written = await sessionCookie(new Headers(), await openSession(id));
  return { cookie: written.split(';')[0] ?? '' };
}
