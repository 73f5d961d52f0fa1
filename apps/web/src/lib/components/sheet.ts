export type SheetHeight = 'peek' | 'half' | 'full';
