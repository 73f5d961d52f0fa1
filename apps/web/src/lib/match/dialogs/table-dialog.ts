/** What the menu of a table opens: asking for another tempo or a pause, a judge's stop, an end without a winner, and so on. */
export type TableDialog = 'options' | 'tempo' | 'adjourn' | 'stop' | 'call' | 'concede' | 'abort';
