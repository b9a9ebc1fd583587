import type { CodeComponent } from '@vitrine/contract/kinds/code.ts';

export const finishCode = (value: CodeComponent | null | undefined): string => value?.content ?? '';
