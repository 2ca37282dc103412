import {
  AccountError,
  disableAccount,
  enableAccount,
  removeFactors,
} from '../../lib/auth/accounts/repository';
import { accountList, addAccount, renewPassword } from '../../lib/auth/accounts/service';
import { database } from '../../lib/platform/db/client';
import { readEmployeeCommand, EMPLOYEE_USAGE, type EmployeeCommand } from './command';

const passwordLine = (password: string) => `Password, shown only this once: ${password}`;

const BY = 'command';

async function carryOut(command: EmployeeCommand): Promise<string[]> {
  switch (command.action) {
    case 'list':
      return accountList();
    case 'add': {
      const { email, name, role } = command;
      const { password } = await addAccount({ email, name, role }, BY);
      return [`${email} can log in, as ${role}.`, passwordLine(password)];
    }
    case 'password': {
      const password = await renewPassword({ email: command.email }, BY);
      return [`${command.email} has a new password and is logged out.`, passwordLine(password)];
    }
    case 'disable':
      await disableAccount({ email: command.email }, BY);
      return [`${command.email} is logged out and cannot log in any more.`];
    case 'enable':
      await enableAccount({ email: command.email }, BY);
      return [`${command.email} can log in again.`];
    case 'factor':
      await removeFactors({ email: command.email }, BY);
      return [`${command.email} has no second factor any more and is logged out.`];
  }
}

async function run(): Promise<void> {
  const command = readEmployeeCommand(process.argv.slice(2));
  if (!command) {
    console.error(EMPLOYEE_USAGE);
    process.exitCode = 1;
    return;
  }
  try {
    for (const line of await carryOut(command)) console.log(line);
  } catch (error) {
    const words = (error as Error).message.trim().replace(/\s*\n\s*/g, ' ');
    console.error(error instanceof AccountError ? words : `That did not work. ${words}`);
    process.exitCode = 1;
  }
  await (await database()).$disconnect();
}

void run();
