/** Short words at the edge of the page for what happened elsewhere: a link copied, somebody sat down. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'bad';
}

class Toasts {
  list = $state<readonly Toast[]>([]);
  #next = 1;

  /** Shows `text` for five seconds, or until it is pressed. */
  show(text: string, tone: Toast['tone'] = 'plain'): void {
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, tone }];
    setTimeout(() => this.drop(id), 5000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
