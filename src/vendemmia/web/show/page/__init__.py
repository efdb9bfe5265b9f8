"""The table page as a whole: prompt, bars, buttons, rivals, replay."""
