-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN     "correlationId" TEXT;
