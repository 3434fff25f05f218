-- Each e-mail takes its turn here. A crash may forget the pace, so no turn waits until a disk has it.
alter table mail_pace set unlogged;
